# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AJ
Feature: Rules AJ on invoices, part 1: Supplier (issuer)
  A complete, valid invoice is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete invoice
    When it is broken as rule "<code>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    Examples:
      | code   | lines                                     | title                                                                                                                                       |
      | FAJ01  | 92 FAB05b FAB10a FAB24b FAD05e FAJ01 ZB01 | AccountingSupplierParty is a value                                                                                                          |
      | FAJ02a | FAJ02a                                    | AccountingSupplierParty/AdditionalAccountID is a value                                                                                      |
      | FAJ02b | FAJ02b                                    | AccountingSupplierParty/AdditionalAccountID is one of 1, 2                                                                                  |
      | FAJ03  | 92 FAB05b FAB10a FAB24b FAD05e FAJ03      | AccountingSupplierParty/Party is a value                                                                                                    |
      | FAJ05  | FAJ05                                     | Party/PartyName is a value                                                                                                                  |
      | FAJ06  | FAJ06                                     | PartyName/Name is a value                                                                                                                   |
      | FAJ07  | FAJ07                                     | Party/PhysicalLocation is a value                                                                                                           |
      | FAJ08  | FAJ08                                     | PhysicalLocation/Address is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode           |
      | FAJ09  | FAJ09                                     | Address/ID is a DANE municipality code of five digits                                                                                       |
      | FAJ10  | FAJ10                                     | Address/CityName is the name of the municipality                                                                                            |
      | FAJ73  | FAJ73                                     | Address/PostalZone is a postal code of six digits that begins with a department code                                                        |
      | FAJ11  | FAJ11                                     | Address/CountrySubentity is the name of a department                                                                                        |
      | FAJ12  | FAJ12                                     | Address/CountrySubentityCode is a department code of two digits                                                                             |
      | FAJ13  | FAJ08 FAJ13                               | Address/AddressLine is a value                                                                                                              |
      | FAJ14  | FAJ08 FAJ14                               | AddressLine/Line is a value                                                                                                                 |
      | FAJ15  | FAJ08 FAJ15                               | Address/Country is a value                                                                                                                  |
      | FAJ16  | FAJ16                                     | Country/IdentificationCode is "CO"                                                                                                          |
      | FAJ17  | FAJ17                                     | Country/Name is "Colombia"                                                                                                                  |
      | FAJ18  | FAJ18                                     | Name/@languageID is "es"                                                                                                                    |
      | FAJ19  | 92 FAB05b FAB24b FAD05e FAJ19             | Party/PartyTaxScheme is a value                                                                                                             |
      | FAJ20  | FAJ20                                     | PartyTaxScheme/RegistrationName is a value                                                                                                  |
      | FAJ21  | 92 FAJ21 FAJ44a                           | PartyTaxScheme/CompanyID is right                                                                                                           |
      | FAJ22  | FAJ22                                     | CompanyID/@schemeAgencyID is "195"                                                                                                          |
      | FAJ23  | FAJ23                                     | CompanyID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"                                                     |
      | FAJ24a | FAJ24a                                    | CompanyID/@schemeID is a value                                                                                                              |
      | FAJ24b | FAJ24b                                    | CompanyID/@schemeID is the check digit of the NIT                                                                                           |
      | FAJ25  | FAJ25                                     | CompanyID/@schemeName is "31"                                                                                                               |
      | FAJ26  | FAJ26                                     | PartyTaxScheme/TaxLevelCode is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"                                                  |
      | FAJ28  | FAJ28                                     | PartyTaxScheme/RegistrationAddress is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |
      | FAJ29  | FAJ29                                     | RegistrationAddress/ID is a DANE municipality code of five digits                                                                           |
      | FAJ30  | FAJ30                                     | RegistrationAddress/CityName is the name of the municipality                                                                                |
      | FAJ74  | FAJ74                                     | RegistrationAddress/PostalZone is a postal code of six digits that begins with a department code                                            |
      | FAJ31  | FAJ31                                     | RegistrationAddress/CountrySubentity is the name of a department                                                                            |
      | FAJ32  | FAJ32                                     | RegistrationAddress/CountrySubentityCode is a department code of two digits                                                                 |
      | FAJ33  | FAJ28 FAJ33                               | RegistrationAddress/AddressLine is a value                                                                                                  |
      | FAJ34  | FAJ28 FAJ34                               | AddressLine/Line is a value                                                                                                                 |
      | FAJ35  | FAJ28 FAJ35                               | RegistrationAddress/Country is a value                                                                                                      |
      | FAJ36  | FAJ36                                     | Country/IdentificationCode is "CO"                                                                                                          |
      | FAJ37  | FAJ37                                     | Country/Name is "Colombia"                                                                                                                  |
      | FAJ38  | FAJ38                                     | Name/@languageID is "es"                                                                                                                    |
      | FAJ39  | FAJ39 ZB01                                | PartyTaxScheme/TaxScheme is this element                                                                                                    |
      | FAJ40  | FAJ40                                     | TaxScheme/ID is one of 01, 04, ZA, ZZ                                                                                                       |
      | FAJ41  | FAJ41                                     | TaxScheme/Name is the name paired with TaxScheme/ID                                                                                         |
      | FAJ42  | FAB10a FAJ42                              | Party/PartyLegalEntity is a value                                                                                                           |
      | FAJ43a | FAJ43a FAJ43b                             | PartyLegalEntity/RegistrationName is a value                                                                                                |
      | FAJ43b | FAJ43b                                    | The issuer carries the name that the RUT has for its NIT                                                                                    |
      | FAJ44a | FAJ44a FAJ44b                             | PartyLegalEntity/CompanyID is right                                                                                                         |
      | FAJ44b | FAJ43b FAJ44b                             | The identification belongs, in the RUT, to the name that was sent                                                                           |
      | FAJ45  | FAJ45                                     | CompanyID/@schemeAgencyID is "195"                                                                                                          |
      | FAJ46  | FAJ46                                     | CompanyID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"                                                     |
