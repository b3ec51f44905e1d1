# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZB
Feature: XML and schema (ZB)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The document is valid against the schema of its type
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fallo en el schema XML del archivo
      | code | document                | kind    | where           | from   | to  | status | also |
      | ZB01 | invoice                 | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | credit note             | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | debit note              | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | support document        | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | support adjustment note | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | payroll                 | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |
      | ZB01 | payroll adjustment      | Rechazo | cbc:Desconocido | absent | "1" | 99     | none |

  Scenario Outline: <code> on <document>: Nothing stands before the XML declaration or after the root
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Caracteres de edición no permitidos
      | code | document                | kind    | where                            | from | to        | status | also |
      | ZB02 | invoice                 | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | credit note             | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | debit note              | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | support document        | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | support adjustment note | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | payroll                 | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |
      | ZB02 | payroll adjustment      | Rechazo | the bytes of the signed document | ""   | "\\ufeff" | 99     | none |

  Scenario Outline: <code> on <document>: The document is written in UTF-8
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Codificación distinta de UTF-8
      | code | document                | kind    | where                            | from                   | to                          | status | also         |
      | ZB03 | invoice                 | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | credit note             | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | debit note              | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | support document        | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | support adjustment note | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | payroll                 | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | payroll adjustment      | Rechazo | the bytes of the signed document | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The prefixes of the annex are bound to its namespaces
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No cumple la personalización UBL-DIAN
      | code | document                | kind    | where                            | from                                | to                                  | status | also                                                                    |
      | ZB04 | invoice                 | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | credit note             | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | debit note              | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | support document        | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | support adjustment note | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | payroll                 | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, NIE901 Rechazo, ZE02 Rechazo  |
      | ZB04 | payroll adjustment      | Rechazo | the bytes of the signed document | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, NIAE901 Rechazo, ZE02 Rechazo |
