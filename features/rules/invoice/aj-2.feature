# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 2: Supplier (issuer)
  A complete, valid invoice is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete invoice
    When it is broken as rule "<code>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    Examples:
      | code  | lines        | title                                                                                      |
      | FAJ47 | FAJ47        | CompanyID/@schemeID is a value                                                             |
      | FAJ48 | FAJ48        | CompanyID/@schemeName is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91             |
      | FAJ49 | FAB10a FAJ49 | PartyLegalEntity/CorporateRegistrationScheme is this element                               |
      | FAJ50 | FAB10a FAJ50 | CorporateRegistrationScheme/ID is a value                                                  |
      | FAJ52 | FAJ52        | PartyLegalEntity/ShareholderParty is a value                                               |
      | FAJ53 | FAJ53        | ShareholderParty/PartecipationPercent is a value                                           |
      | FAJ54 | FAJ54        | ShareholderParty/Party is a value                                                          |
      | FAJ55 | FAJ54 FAJ55  | Party/PartyTaxScheme is a value                                                            |
      | FAJ56 | FAJ56        | PartyTaxScheme/RegistrationName is a value                                                 |
      | FAJ57 | FAJ57        | PartyTaxScheme/CompanyID is right                                                          |
      | FAJ58 | FAJ58        | CompanyID/@schemeAgencyID is "195"                                                         |
      | FAJ59 | FAJ59        | CompanyID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"    |
      | FAJ60 | FAJ60        | CompanyID/@schemeID is a value                                                             |
      | FAJ61 | FAJ61        | CompanyID/@schemeName is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91             |
      | FAJ62 | FAJ62        | PartyTaxScheme/TaxLevelCode is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";" |
      | FAJ64 | FAJ64 ZB01   | PartyTaxScheme/TaxScheme is a value                                                        |
      | FAJ65 | FAJ65        | TaxScheme/ID is one of 01, 04, ZA, ZZ                                                      |
      | FAJ66 | FAJ66        | TaxScheme/Name is the name paired with TaxScheme/ID                                        |
      | FAJ67 | FAJ67        | Party/Contact is a value                                                                   |
      | FAJ68 | FAJ68        | Contact/Name is a value                                                                    |
      | FAJ69 | FAJ69        | Contact/Telephone is a value                                                               |
      | FAJ70 | FAJ70        | Contact/Telefax is a value                                                                 |
      | FAJ71 | FAJ71        | The issuer gives the mailbox it registered for reception                                   |
      | FAJ72 | FAJ72        | Contact/Note is a value                                                                    |
