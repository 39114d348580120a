import * as v from 'valibot';
import { readYaml } from '../base/read-data.ts';
import { industryCodes } from '../industries.ts';

const share = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));

const material = v.strictObject({
  title: v.string(),
  /** Function of a raw material in a formulation. */
  purpose: v.string(),
  /** Fraction that stays in the film or part, by weight. */
  solids: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
});

const guide = v.strictObject({
  title: v.string(),
  industry: v.picklist(industryCodes),
  application: v.string(),
  binder: v.string(),
  /** Usual amount of pigment in the first part, in per cent of the total. */
  pigments: share,
  parts: v.array(v.strictObject({ part: v.string(), title: v.string(), items: v.record(v.string(), share) })),
  method: v.array(v.strictTuple([v.string(), v.string()])),
});

/** The schema of `guide-formulations.yaml`. */
export const guideFormulationsSchema = v.pipe(
  v.strictObject({ materials: v.record(v.string(), material), guides: v.array(guide) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { materials, guides } = dataset.value;
    for (const { title, pigments, parts } of guides) {
      const items = parts.flatMap((part) => Object.entries(part.items));
      const unknown = items.find(([key]) => !Object.hasOwn(materials, key));
      if (unknown) addIssue({ message: `"${title}" holds "${unknown[0]}", which is no material` });
      const sum = items.reduce((total, [, amount]) => total + amount, pigments);
      if (Math.abs(sum - 100) > 0.001)
        addIssue({ message: `"${title}" adds up to ${sum.toFixed(2)}, not 100` });
    }
  }),
);

/** Raw materials and method of one kind of formulation. */
export type GuideFormulation = v.InferOutput<typeof guide>;

/** The guide formulations of the demo. */
export const { materials: rawMaterials, guides: guideFormulations } = readYaml(
  'formulations/guide-formulations.yaml',
  guideFormulationsSchema,
);
