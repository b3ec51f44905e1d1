# Generated from simulator/rules by `npm run generate`: change the declaration, not this file.
@rules @invoice @AK
Feature: Rules AK on invoices, part 1: Customer (buyer)
  A complete, valid invoice is broken as the rule declares and sent through both services.
  The answer holds the lines declared for it and no others.

  Scenario Outline: <code>: <title>
    Given a complete invoice
    When it is broken as rule "<code>" declares
    Then the authority answers exactly the lines "<lines>"
    And the explanation of "<code>" says what was found and expected

    Examples:
      | code   | lines        | title                                                                                                                             |
      | FAK01  | FAK01 ZB01   | AccountingCustomerParty is a value                                                                                                |
      | FAK02  | FAK02        | AccountingCustomerParty/AdditionalAccountID is one of 1, 2                                                                        |
      | FAK03  | FAK03        | AccountingCustomerParty/Party is a value                                                                                          |
      | FAK61  | FAK61        | Party/PartyIdentification is this element                                                                                         |
      | FAK62  | FAK62 FAK64  | PartyIdentification/ID is a value                                                                                                 |
      | FAK63  | FAK63        | ID/@schemeName is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91                                                           |
      | FAK64  | FAK64        | ID/@schemeID is the check digit of the NIT                                                                                        |
      | FAK05  | FAK05        | Party/PartyName is a value                                                                                                        |
      | FAK06  | FAK06        | PartyName/Name is a value                                                                                                         |
      | FAK07  | FAK07        | Party/PhysicalLocation is a value                                                                                                 |
      | FAK08  | FAK08        | PhysicalLocation/Address is ID, CityName, CountrySubentity, CountrySubentityCode, AddressLine/Line and Country/IdentificationCode |
      | FAK09  | FAK09        | Address/ID is a DANE municipality code of five digits                                                                             |
      | FAK10  | FAK10        | Address/CityName is the name of the municipality                                                                                  |
      | FAK57  | FAK57        | Address/PostalZone is a postal code of six digits that begins with a department code                                              |
      | FAK11  | FAK11        | Address/CountrySubentity is the name of a department                                                                              |
      | FAK12  | FAK12        | Address/CountrySubentityCode is a department code of two digits                                                                   |
      | FAK13  | FAK08 FAK13  | Address/AddressLine is a value                                                                                                    |
      | FAK14  | FAK08 FAK14  | AddressLine/Line is a value                                                                                                       |
      | FAK15  | FAK08 FAK15  | Address/Country is a value                                                                                                        |
      | FAK16  | FAK16        | Country/IdentificationCode is an ISO 3166-1 alpha-2 code                                                                          |
      | FAK17  | FAK17        | Country/Name is a country name of the table                                                                                       |
      | FAK18  | FAK18        | Name/@languageID is "es"                                                                                                          |
      | FAK19  | FAK19        | The buyer gives its tax information where the annex asks for it                                                                   |
      | FAK20  | FAK20        | PartyTaxScheme/RegistrationName is a value                                                                                        |
      | FAK21  | FAK21 FAK24b | PartyTaxScheme/CompanyID is a value                                                                                               |
      | FAK22  | FAK22        | CompanyID/@schemeAgencyID is "195"                                                                                                |
      | FAK23  | FAK23        | CompanyID/@schemeAgencyName is "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"                                           |
      | FAK24  | FAK24        | CompanyID/@schemeID is a value                                                                                                    |
      | FAK24b | FAK24b       | CompanyID/@schemeID is the check digit of the NIT                                                                                 |
      | FAK25  | FAK25        | CompanyID/@schemeName is one of 11, 12, 13, 21, 22, 31, 41, 42, 47, 48, 50, 91                                                    |
      | FAK26  | FAK26        | PartyTaxScheme/TaxLevelCode is values among O-13, O-15, O-23, O-47, R-99-PN, parted by ";"                                        |
      | FAK28  | FAK28        | PartyTaxScheme/RegistrationAddress is a value                                                                                     |
      | FAK29  | FAK29        | RegistrationAddress/ID is a DANE municipality code of five digits                                                                 |
      | FAK30  | FAK30        | RegistrationAddress/CityName is the name of the municipality                                                                      |
      | FAK58  | FAK58        | RegistrationAddress/PostalZone is a postal code of six digits that begins with a department code                                  |
      | FAK31  | FAK31        | RegistrationAddress/CountrySubentity is the name of a department                                                                  |
      | FAK32  | FAK32        | RegistrationAddress/CountrySubentityCode is a department code of two digits                                                       |
      | FAK33  | FAK33        | RegistrationAddress/AddressLine is a value                                                                                        |
      | FAK34  | FAK34        | AddressLine/Line is a value                                                                                                       |
      | FAK35  | FAK35        | RegistrationAddress/Country is a value                                                                                            |
      | FAK36  | FAK36        | Country/IdentificationCode is an ISO 3166-1 alpha-2 code                                                                          |
      | FAK37  | FAK37        | Country/Name is a country name of the table                                                                                       |
      | FAK38  | FAK38        | Name/@languageID is "es"                                                                                                          |
      | FAK39  | FAK39 ZB01   | PartyTaxScheme/TaxScheme is a value                                                                                               |
      | FAK40  | FAK40        | TaxScheme/ID is one of 01, 04, ZA, ZZ                                                                                             |
      | FAK41  | FAK41        | TaxScheme/Name is the name paired with TaxScheme/ID                                                                               |
      | FAK42  | FAK42        | Party/PartyLegalEntity is a value                                                                                                 |
      | FAK43  | FAK43        | PartyLegalEntity/RegistrationName is a value                                                                                      |
      | FAK44  | FAK44        | PartyLegalEntity/CompanyID is a value                                                                                             |
      | FAK45  | FAK45        | CompanyID/@schemeAgencyID is "195"                                                                                                |
