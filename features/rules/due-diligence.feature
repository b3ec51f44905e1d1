# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @wire @ADD
Feature: Due diligence (ADD)
  Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.
  Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.

  Scenario Outline: <code> on <document>: Operations 15 and 16 have a block about due diligence
    Given a generated document: <document>, where <given>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Falta la extensión DebidaDiligencia en una operación que la exige
      | code   | document | kind    | given                      | where                                 | from    | to     | status | also |
      | FADD03 | invoice  | Rechazo | cbc:CustomizationID = "15" | ext:UBLExtensions/ext:UBLExtension[3] | present | absent | 99     | none |

  Scenario Outline: <code> on <document>: The name in DebidaDiligencia is the literal of the annex
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Name de DebidaDiligencia debe ser «Cod_Diligencia»
      | code   | document | kind    | where                                                                         | from             | to       | status | also |
      | FADD04 | invoice  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/DebidaDiligencia/Name | "Cod_Diligencia" | "Codigo" | 99     | none |

  Scenario Outline: <code> on <document>: DebidaDiligencia has a code of the table
    Given a generated document: <document>
    When before its code is computed, <where> is changed from <from> to <to>
    Then the status is <status>, with <code> as <kind>; other lines: <also>

    Examples: Value de DebidaDiligencia fuera de lista
      | code   | document | kind    | where                                                                          | from | to     | status | also |
      | FADD05 | invoice  | Rechazo | ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/DebidaDiligencia/Value | "01" | absent | 99     | none |
