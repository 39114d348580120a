import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useUncoverFocus } from '../../../../src/ui/message/useUncoverFocus.ts';

interface PageProps {
  newest: string | undefined;
  controls: Record<string, number>;
  /** Text fields, each 20 px below the top of its label. */
  fields?: Record<string, number>;
}

/** Messages of 60 px at the bottom of the window, and controls at some heights. */
function Page({ newest, controls, fields = {} }: PageProps) {
  const region = useRef<HTMLElement>(null);
  useUncoverFocus(region, newest);
  const at = (top: number, height: number) => (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 400, height);
  };
  return (
    <>
      {Object.entries(controls).map(([name, top]) => (
        <button key={name} type="button" ref={at(top, 44)}>
          {name}
        </button>
      ))}
      {Object.entries(fields).map(([name, top]) => (
        <div key={name}>
          <label htmlFor={name} ref={at(top - 20, 20)}>
            {name}
          </label>
          <input id={name} ref={at(top, 8)} />
        </div>
      ))}
      <section
        ref={(element) => {
          region.current = element;
          at(innerHeight - 60, 60)(element);
        }}
      >
        <div ref={at(innerHeight - 60, 60)}>
          Saved <button type="button">Undo</button>
        </div>
      </section>
    </>
  );
}

const lift = () => document.querySelector('section')?.style.getPropertyValue('--ce-_lift');
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

it('lifts messages above what has the focus, as they come and as the focus moves', () => {
  vi.stubGlobal('innerHeight', 800);
  const controls = { save: 750, above: 100 };
  const { rerender } = render(<Page newest={undefined} controls={controls} />);
  focus('save');
  expect(lift()).toBe('');
  rerender(<Page newest="1" controls={controls} />);
  expect(lift()).toBe('58px');
  focus('above');
  expect(lift()).toBe('0px');
  focus('save');
  expect(lift()).toBe('58px');
  rerender(<Page newest={undefined} controls={controls} />);
  focus('above');
  expect(lift()).toBe('58px');
});

it('hides no label of the focused field', () => {
  vi.stubGlobal('innerHeight', 800);
  const { rerender } = render(<Page newest={undefined} controls={{}} fields={{ Name: 750 }} />);
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  rerender(<Page newest="1" controls={{}} fields={{ Name: 750 }} />);
  expect(lift()).toBe('78px');
  rerender(<Page newest="2" controls={{}} fields={{ Name: 600 }} />);
  expect(lift()).toBe('0px');
});

it('does not move away from a press on one of its own buttons', () => {
  vi.stubGlobal('innerHeight', 800);
  const { rerender } = render(<Page newest={undefined} controls={{ save: 750 }} />);
  focus('save');
  rerender(<Page newest="1" controls={{ save: 750 }} />);
  focus('Undo');
  expect(lift()).toBe('58px');
});

it('stays where there is no room above', () => {
  vi.stubGlobal('innerHeight', 100);
  render(<Page newest={undefined} controls={{ save: 20 }} />);
  focus('save');
  render(<Page newest="1" controls={{}} />);
  expect(lift()).not.toBe('88px');
});
