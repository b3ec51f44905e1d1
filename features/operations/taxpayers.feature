@wire @operations
Feature: What the authority says about taxpayers
  # es: Lo que la autoridad dice de los contribuyentes
  Ranges of an issuer, name and mailbox of a buyer, mailboxes of everybody.

  Scenario: The ranges that an issuer may number with
    # es: Los rangos con los que un emisor puede numerar
    When GetNumberingRange is called with
      | accountCode  | 901500100                            |
      | accountCodeT | 901500100                            |
      | softwareCode | 1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205 |
    Then the result has
      | member                                              | value                 |
      | OperationCode                                       | 100                   |
      | OperationDescription                                | Acción completada OK. |
      | ResponseList.NumberRangeResponse.0.Prefix           | SETP                  |
      | ResponseList.NumberRangeResponse.0.ResolutionNumber | 18760000001           |
      | ResponseList.NumberRangeResponse.0.FromNumber       | 990000000             |
      | ResponseList.NumberRangeResponse.0.ToNumber         | 995000000             |

  Scenario Outline: A buyer: <about>
    # es: Un adquiriente: <es>
    When GetAcquirer is called with
      | identificationType   | <type>   |
      | identificationNumber | <number> |
    Then the result has
      | member     | value    |
      | StatusCode | <status> |

    Examples:
      | about                        | es                                    | type | number    | status |
      | a taxpayer                   | un contribuyente                      | 31   | 901500600 | 200    |
      | a type by its place in lists | un tipo por su posición en las listas | 6    | 901500600 | 400    |
      | whom the RUT does not have   | que no está en el RUT                 | 13   | 1         | 404    |

  Scenario: The mailboxes of everybody
    # es: Los correos de todos
    When GetExchangeEmails is called
    Then the result has
      | member     | value |
      | StatusCode | 0     |
      | Success    | true  |
    And the CSV of the result has the line "NIT,Correo"
