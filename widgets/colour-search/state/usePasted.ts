import { useRef, useState } from 'react';
import { ServiceError } from '../../../src/errors/service-error.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import type { Measurement, PastedColors } from '../rules/pasted/colour.ts';

/** Why a file has no text that can be read. */
export type FileFault = 'large' | 'binary' | 'unreadable';

/** A text with measurements, and what was read of it. */
export interface Pasted {
  text: string;
  /** What was read last; of the text unless that is being read. */
  colors: PastedColors;
  status: 'ready' | 'loading' | 'failed';
  /** The reader's code is missing. */
  failure: ServiceError | undefined;
  /** The last file, if it cannot be read. */
  file: { name: string; fault: FileFault } | undefined;
  /** Reads a text; the only measurement of it is taken. */
  paste: (text: string) => Promise<void>;
  /** Reads a file in place of a pasted text. */
  open: (file: File) => Promise<void>;
  /** Fetches the reader ahead. */
  prepare: () => void;
}

const load = () => import('../rules/read-measurements.ts');
const NOTHING: PastedColors = { measurements: [], others: [], faults: [] };
const START = { text: '', colors: NOTHING, status: 'ready', failure: undefined, file: undefined } as const;

/**
 * Keeps a pasted text. Its reader is loaded when it is first needed: most visitors type.
 *
 * @param onTake called with the only measurement of a text
 */
export function usePasted(onTake: (measurement: Measurement) => void): Pasted {
  const [pasted, setPasted] = useState<Omit<Pasted, 'paste' | 'open' | 'prepare'>>(START);
  const turn = useRef(0);

  /** Lets only the latest text or file change anything. */
  const read = async (work: (reader: Awaited<ReturnType<typeof load>>) => Promise<Partial<Pasted>>) => {
    turn.current += 1;
    const own = turn.current;
    setPasted((last) => ({ ...last, status: 'loading', file: undefined }));
    let found: Partial<Pasted>;
    try {
      found = await work(await loadService(load));
    } catch (failure) {
      if (!(failure instanceof ServiceError)) throw failure;
      found = { status: 'failed', failure };
    }
    if (own !== turn.current) return;
    setPasted((last) => ({ ...last, status: 'ready', failure: undefined, ...found }));
    const [only, ...others] = found.colors?.measurements ?? [];
    if (only && others.length === 0) onTake(only);
  };

  return {
    ...pasted,
    paste(text) {
      setPasted((last) => ({ ...last, text }));
      return read(async ({ readMeasurements }) => ({ colors: readMeasurements(text) }));
    },
    open: (file) =>
      read(async ({ fileText, readMeasurements, MOST_BYTES }) => {
        const failed = (fault: FileFault) => ({ file: { name: file.name, fault } });
        if (file.size > MOST_BYTES) return failed('large');
        const bytes = await file.arrayBuffer().catch(() => undefined);
        const text = bytes && fileText(new Uint8Array(bytes));
        if (text === undefined) return failed(bytes ? 'binary' : 'unreadable');
        const colors = readMeasurements(text);
        const [only, ...others] = colors.measurements;
        // A file without names is named itself.
        if (only && others.length === 0) only.name ||= file.name.replace(/\.[^.]*$/, '');
        return { text, colors };
      }),
    prepare: () => void loadService(load).catch(() => undefined),
  };
}
