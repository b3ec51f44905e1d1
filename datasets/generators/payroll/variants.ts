/** Plain is salary, transport, health and pension; concepts are some of what the law and contracts also know. */
export const payrollVariants = ['plain', 'concepts', 'everyConcept'] as const;
export type PayrollVariant = (typeof payrollVariants)[number];
