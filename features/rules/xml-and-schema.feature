# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZB
Feature: XML and schema (ZB)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The document is valid against the schema of its type
    Given a generated document: <document>
    When after its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Fallo en el schema XML del archivo
      | code | document                | kind    | where           | from   | to                                                  | status | also |
      | ZB01 | invoice                 | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | credit note             | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | debit note              | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | support document        | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | support adjustment note | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | POS ticket              | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | equivalent credit note  | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | equivalent debit note   | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | payroll                 | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |
      | ZB01 | payroll adjustment      | Rechazo | cbc:Desconocido | absent | <cbc:Desconocido>1</cbc:Desconocido> after cbc:UUID | 99     | none |

  Scenario Outline: <code> on <document>: Nothing stands before the XML declaration or after the root
    Given a generated document: <document>
    When after it is signed, its bytes <where> are replaced by <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Caracteres de edición no permitidos
      | code | document                | kind    | where | to        | status | also |
      | ZB02 | invoice                 | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | credit note             | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | debit note              | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | support document        | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | support adjustment note | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | POS ticket              | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | equivalent credit note  | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | equivalent debit note   | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | payroll                 | Rechazo | ""    | "\\ufeff" | 99     | none |
      | ZB02 | payroll adjustment      | Rechazo | ""    | "\\ufeff" | 99     | none |

  Scenario Outline: <code> on <document>: The document is written in UTF-8
    Given a generated document: <document>, where <given>
    When after it is signed, its bytes <where> are replaced by <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Codificación distinta de UTF-8
      | code | document                | kind    | given                    | where                  | to                          | status | also         |
      | ZB03 | invoice                 | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | credit note             | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | debit note              | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | support document        | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | support adjustment note | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | POS ticket              | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | equivalent credit note  | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | equivalent debit note   | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | payroll                 | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |
      | ZB03 | payroll adjustment      | Rechazo | judged beyond its schema | "encoding=\\"UTF-8\\"" | "encoding=\\"ISO-8859-1\\"" | 99     | ZB01 Rechazo |

  Scenario Outline: <code> on <document>: The prefixes of the annex are bound to its namespaces
    Given a generated document: <document>
    When after it is signed, its bytes <where> are replaced by <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: No cumple la personalización UBL-DIAN
      | code | document                | kind    | where                               | to                                  | status | also                                                                    |
      | ZB04 | invoice                 | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | credit note             | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | debit note              | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | support document        | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | support adjustment note | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | POS ticket              | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | equivalent credit note  | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | equivalent debit note   | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, ZE02 Rechazo                  |
      | ZB04 | payroll                 | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, NIE901 Rechazo, ZE02 Rechazo  |
      | ZB04 | payroll adjustment      | Rechazo | "http://uri.etsi.org/01903/v1.4.1#" | "http://uri.etsi.org/01903/v1.4.2#" | 99     | DC09 Rechazo, DC12 Rechazo, DC16 Rechazo, NIAE901 Rechazo, ZE02 Rechazo |
