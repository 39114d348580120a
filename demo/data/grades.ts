import * as v from 'valibot';
import { readYaml } from './base/read-data.ts';

const gradeSchema = v.strictObject({
  /** Suffix of the product name. */
  suffix: v.string(),
  title: v.string(),
  dispersibility: v.string(),
  rheology: v.string(),
  /** Change of transparency: -1 more opaque, 1 more transparent. */
  transparency: v.optional(v.picklist([-1, 0, 1]), 0),
  /** One sentence about the grade's difference; empty for the standard grade. */
  note: v.optional(v.string(), ''),
});

const formSchema = v.strictObject({ key: v.string(), title: v.string(), suffix: v.optional(v.string(), '') });

const list = v.pipe(v.array(gradeSchema), v.nonEmpty());

/** A grade of a pigment: one finish of the same chemistry. */
export type Grade = v.InferOutput<typeof gradeSchema>;

/** A form of supply. */
export type Form = v.InferOutput<typeof formSchema>;

/** Grades by kind of pigment, and the forms of supply; the first of each is the standard. */
export const {
  pigment: grades,
  effect: effectGrades,
  filler: fillerGrades,
  forms,
} = readYaml(
  'grades.yaml',
  v.strictObject({ pigment: list, effect: list, filler: list, forms: v.array(formSchema) }),
);
