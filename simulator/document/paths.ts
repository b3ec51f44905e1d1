/** Below the root of an ApplicationResponse: which event it is. */
export const eventResponseCode = 'cac:DocumentResponse/cac:Response/cbc:ResponseCode';

// Paths that many rules start from, with the fixed prefixes and `*` for the root.
export const dian = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';
export const signature = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/ds:Signature';
export const supplier = '/*/cac:AccountingSupplierParty';
export const customer = '/*/cac:AccountingCustomerParty';
export const reference = '/*/cac:BillingReference';
export const discrepancy = '/*/cac:DiscrepancyResponse';
export const delivery = '/*/cac:Delivery';
export const deliveryParty = `${delivery}/cac:DeliveryParty`;

/** Fixed attribute values of the authority's identifiers (annex FE 1.9, 13.2). */
export const agency = '195';
export const agencyName = 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)';
