/** Services that run pipelines and show findings beside the change. */
export const annotationFormats = ['github', 'gitlab'] as const;

export type AnnotationFormat = (typeof annotationFormats)[number];
