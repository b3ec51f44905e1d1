# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ZIP
Feature: Reception of the file (ZIP)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: The ZIP holds a file
    Given a generated document: <document>
    When its ZIP holds <to>
    Then the status is <status>, without lines

    Examples: El ZIP no contiene ningún archivo
      | code      | document                | to      | status |
      | ZIP-EMPTY | invoice                 | no file | 89     |
      | ZIP-EMPTY | credit note             | no file | 89     |
      | ZIP-EMPTY | debit note              | no file | 89     |
      | ZIP-EMPTY | support document        | no file | 89     |
      | ZIP-EMPTY | support adjustment note | no file | 89     |
      | ZIP-EMPTY | POS ticket              | no file | 89     |
      | ZIP-EMPTY | equivalent credit note  | no file | 89     |
      | ZIP-EMPTY | equivalent debit note   | no file | 89     |
      | ZIP-EMPTY | payroll                 | no file | 89     |
      | ZIP-EMPTY | payroll adjustment      | no file | 89     |

  Scenario Outline: <code> on <document>: The ZIP can be read
    Given a generated document: <document>
    When its ZIP holds <to>
    Then the status is <status>, without lines

    Examples: El archivo recibido no es un ZIP que se pueda leer
      | code        | document                | to                    | status |
      | ZIP-CORRUPT | invoice                 | the document, cut off | 89     |
      | ZIP-CORRUPT | credit note             | the document, cut off | 89     |
      | ZIP-CORRUPT | debit note              | the document, cut off | 89     |
      | ZIP-CORRUPT | support document        | the document, cut off | 89     |
      | ZIP-CORRUPT | support adjustment note | the document, cut off | 89     |
      | ZIP-CORRUPT | POS ticket              | the document, cut off | 89     |
      | ZIP-CORRUPT | equivalent credit note  | the document, cut off | 89     |
      | ZIP-CORRUPT | equivalent debit note   | the document, cut off | 89     |
      | ZIP-CORRUPT | payroll                 | the document, cut off | 89     |
      | ZIP-CORRUPT | payroll adjustment      | the document, cut off | 89     |

  Scenario Outline: <code> on <document>: A synchronous call carries one document
    Given a generated document: <document>
    When its ZIP holds <to>
    Then the status is <status>, without lines

    Examples: El envío síncrono admite un solo documento
      | code           | document                | to                 | status |
      | ZIP-COUNT-SYNC | invoice                 | the document twice | 89     |
      | ZIP-COUNT-SYNC | credit note             | the document twice | 89     |
      | ZIP-COUNT-SYNC | debit note              | the document twice | 89     |
      | ZIP-COUNT-SYNC | support document        | the document twice | 89     |
      | ZIP-COUNT-SYNC | support adjustment note | the document twice | 89     |
      | ZIP-COUNT-SYNC | POS ticket              | the document twice | 89     |
      | ZIP-COUNT-SYNC | equivalent credit note  | the document twice | 89     |
      | ZIP-COUNT-SYNC | equivalent debit note   | the document twice | 89     |
      | ZIP-COUNT-SYNC | payroll                 | the document twice | 89     |
      | ZIP-COUNT-SYNC | payroll adjustment      | the document twice | 89     |

  Scenario Outline: <code> on <document>: Every entry of the ZIP is XML
    Given a generated document: <document>
    When its ZIP holds <to>
    Then the status is <status>, without lines

    Examples: El ZIP contiene un archivo que no es XML
      | code    | document                | to    | status |
      | ZIP-XML | invoice                 | a PDF | 89     |
      | ZIP-XML | credit note             | a PDF | 89     |
      | ZIP-XML | debit note              | a PDF | 89     |
      | ZIP-XML | support document        | a PDF | 89     |
      | ZIP-XML | support adjustment note | a PDF | 89     |
      | ZIP-XML | POS ticket              | a PDF | 89     |
      | ZIP-XML | equivalent credit note  | a PDF | 89     |
      | ZIP-XML | equivalent debit note   | a PDF | 89     |
      | ZIP-XML | payroll                 | a PDF | 89     |
      | ZIP-XML | payroll adjustment      | a PDF | 89     |
