/** Fixed attribute values of the authority's identifiers (annex FE 1.9, 13.2). */
export const agency = '195';
export const agencyName = 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)';
