/** Texts of the grades of a pigment. */
export const gradeTexts = {
  'grades.title': 'Grades',
  'grades.note': 'What differs between the grades of this pigment',
  'grades.caption': 'Grades of {name}: what differs',
  'grades.this': 'this product',
  'grades.inactive': 'no longer offered',
  'grades.internal': 'internal',
  'grades.grade': 'Grade',
  'grades.none': 'The stated data of these grades are the same.',
  'grades.failed': 'The grades could not be loaded.',
  'grades.csv': 'CSV: save the grades as a file',
} as const;
