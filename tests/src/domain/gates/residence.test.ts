import { describe, expect, it } from 'vitest';
import { confirmResidence, isResidenceDue } from '../../../../src/domain/gates/residence.ts';

describe('a confirmed residence', () => {
  const confirmed = confirmResidence(['DE', 'AT'], '');

  it('holds for the same countries in any order, and for any more of them', () => {
    expect(isResidenceDue(['DE', 'AT'], undefined, confirmed)).toBe(false);
    expect(isResidenceDue(['AT', 'DE'], undefined, confirmed)).toBe(false);
    expect(isResidenceDue(['CH', 'AT', 'DE'], undefined, confirmed)).toBe(false);
  });

  it('does not hold for fewer of them, nor for others', () => {
    expect(isResidenceDue(['DE'], undefined, confirmed)).toBe(true);
    expect(isResidenceDue(['US'], undefined, confirmed)).toBe(true);
  });

  it('stays when another one is confirmed', () => {
    const both = confirmResidence(['US'], confirmed);
    expect(both).toBe('AT-DE.US');
    expect(isResidenceDue(['DE', 'AT'], undefined, both)).toBe(false);
    expect(isResidenceDue(['US'], undefined, both)).toBe(false);
    expect(isResidenceDue(['CH'], undefined, both)).toBe(true);
  });

  it.each(['', '.', '-', '..-'])('is not found in %j', (text) => {
    expect(isResidenceDue(['DE'], undefined, text)).toBe(true);
  });
});
