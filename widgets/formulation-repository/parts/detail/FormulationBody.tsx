import { useState } from 'react';
import type { FormulationDetail } from '../../../../src/domain/formulation/formulation.ts';
import { TableActions } from '../../../../src/outcome/files/TableActions.tsx';
import { useTexts } from '../../../../src/store/hooks.ts';
import { useIndustryTitles } from '../../../../src/store/useIndustryTitles.ts';
import { tableTexts } from '../../../../src/texts/tables.ts';
import { readBatch } from '../../rules/batch.ts';
import { ourPigments } from '../../rules/our-pigments.ts';
import { stagesOf } from '../../rules/stages-of.ts';
import { formulationTexts } from '../../texts/formulations.ts';
import { BackToList } from './BackToList.tsx';
import { BatchField } from './BatchField.tsx';
import { FormulationFacts } from './FormulationFacts.tsx';
import { FormulationHead } from './FormulationHead.tsx';
import { IngredientTable } from './IngredientTable.tsx';
import { ingredientsText } from './ingredients-text.ts';
import { PigmentRows } from './PigmentRows.tsx';
import { ShareBar } from './ShareBar.tsx';

interface FormulationBodyProps {
  formulation: FormulationDetail;
  productPage: string;
}

const FIRST_BATCH = '500';

/** A formulation: shade, facts, ingredients and method. */
export function FormulationBody({ formulation, productPage }: FormulationBodyProps) {
  const text = useTexts(formulationTexts);
  const words = useTexts(tableTexts);
  const [batchText, setBatchText] = useState(FIRST_BATCH);
  // The masses stay while the input is not an amount.
  const [batch, setBatch] = useState(Number(FIRST_BATCH));
  const stages = stagesOf(formulation);
  const trade = useIndustryTitles()(formulation.industry);
  const context = [
    { title: words('tables.head.formulation'), value: formulation.title },
    { title: words('tables.head.industry'), value: trade },
  ];
  const table = () => ingredientsText(stages, batch, { text, words, context });
  return (
    <>
      <BackToList />
      <FormulationHead formulation={formulation} />
      <div className="ce-formulation__grid">
        <FormulationFacts formulation={formulation} />
        <div className="ce-formulation__main">
          <div className="ce-formulation__bar ce-cluster ce-gap-3">
            <h2 className="ce-heading">{text('formulations.ingredients')}</h2>
            <BatchField
              value={batchText}
              isWrong={readBatch(batchText) === undefined}
              onChange={(next) => {
                setBatchText(next);
                setBatch(readBatch(next) ?? batch);
              }}
            />
            <TableActions
              copyText={text('formulations.copy')}
              csvText={text('formulations.csv')}
              csvLabel={text('formulations.csv.of')}
              table={table}
              name={[formulation.title, trade, text('formulations.ingredients')]}
            />
          </div>
          <ShareBar stages={stages} />
          <IngredientTable
            stages={stages}
            batch={batch}
            industry={formulation.industry}
            productPage={productPage}
          />
          {formulation.method.length > 0 && (
            <>
              <h2 className="ce-heading">{text('formulations.method')}</h2>
              <ol className="ce-formulation__method">
                {formulation.method.map(({ title, text: step }) => (
                  <li key={title}>
                    <b>{title}</b>
                    <p>{step}</p>
                  </li>
                ))}
              </ol>
            </>
          )}
          <PigmentRows
            pigments={ourPigments(formulation.parts)}
            industry={formulation.industry}
            productPage={productPage}
          />
        </div>
      </div>
    </>
  );
}
