@wire @equivalent @pos-ticket
Feature: Extensions of POS tickets
  # es: Extensiones de los tiquetes POS
  A ticket has three extensions of its own. No request leaves one out.

  Scenario Outline: A ticket without <extension> is rejected
    # es: Se rechaza un tiquete sin <es>
    Given a generated document: POS ticket
    When before its code is computed, <place> is changed from present to absent
    Then the status is 99, with DEPD11 as Rechazo; other lines: <also>

    Examples:
      | extension                     | es                           | place                                 | also                                           |
      | the maker of its software     | el fabricante de su software | ext:UBLExtensions/ext:UBLExtension[2] | DEPD21 Rechazo                                 |
      | the points of the buyer       | los puntos del adquiriente   | ext:UBLExtensions/ext:UBLExtension[3] | DEPD13 Rechazo, DEPD14 Rechazo, DEPD21 Rechazo |
      | the till at which it was sold | la caja en la que se vendió  | ext:UBLExtensions/ext:UBLExtension[4] | DEPD21 Rechazo                                 |
