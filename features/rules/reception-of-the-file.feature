# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZIP
Feature: Reception of the file (ZIP)
  Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).
  Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.

  Scenario Outline: <code> on <document>: The ZIP holds a file
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, without lines

    Examples: El ZIP no contiene ningún archivo
      | code      | document                | where   | from         | to      | status |
      | ZIP-EMPTY | invoice                 | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | credit note             | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | debit note              | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | support document        | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | support adjustment note | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | payroll                 | the ZIP | one document | no file | 89     |
      | ZIP-EMPTY | payroll adjustment      | the ZIP | one document | no file | 89     |

  Scenario Outline: <code> on <document>: The ZIP can be read
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, without lines

    Examples: El archivo recibido no es un ZIP que se pueda leer
      | code        | document                | where   | from         | to      | status |
      | ZIP-CORRUPT | invoice                 | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | credit note             | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | debit note              | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | support document        | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | support adjustment note | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | payroll                 | the ZIP | one document | cut off | 89     |
      | ZIP-CORRUPT | payroll adjustment      | the ZIP | one document | cut off | 89     |

  Scenario Outline: <code> on <document>: A synchronous call carries one document
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, without lines

    Examples: El envío síncrono admite un solo documento
      | code           | document                | where   | from         | to                 | status |
      | ZIP-COUNT-SYNC | invoice                 | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | credit note             | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | debit note              | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | support document        | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | support adjustment note | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | payroll                 | the ZIP | one document | the document twice | 89     |
      | ZIP-COUNT-SYNC | payroll adjustment      | the ZIP | one document | the document twice | 89     |

  Scenario Outline: <code> on <document>: Every entry of the ZIP is XML
    Given a complete <document>
    When rule <code> is broken: <where> from <from> to <to>
    Then the status is <status>, without lines

    Examples: El ZIP contiene un archivo que no es XML
      | code    | document                | where   | from         | to                     | status |
      | ZIP-XML | invoice                 | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | credit note             | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | debit note              | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | support document        | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | support adjustment note | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | payroll                 | the ZIP | one document | a file that is not XML | 89     |
      | ZIP-XML | payroll adjustment      | the ZIP | one document | a file that is not XML | 89     |
