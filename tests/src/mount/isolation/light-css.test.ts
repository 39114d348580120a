import { describe, expect, it } from 'vitest';
import { LIGHT_RESET, toLightCss } from '../../../../src/mount/isolation/light-css.ts';

describe('toLightCss', () => {
  it('makes every declaration important, in the layer of the library', () => {
    expect(toLightCss('.a{color:red;margin:0 1px}.b{top:0}')).toBe(
      '@layer ce{.a{color:red!important;margin:0 1px!important}.b{top:0!important}}',
    );
  });

  it('leaves selectors with pseudo-classes and preludes alone', () => {
    expect(toLightCss('.a:hover:not(.b),.c::before{color:red}@media (width>=720px){.a:focus{top:0}}')).toBe(
      '@layer ce{.a:hover:not(.b),.c::before{color:red!important}@media (width>=720px){.a:focus{top:0!important}}}',
    );
  });

  it('does not say important twice', () => {
    expect(toLightCss('.a{color:red!important;top:0 !important}')).toBe(
      '@layer ce{.a{color:red!important;top:0!important}}',
    );
  });

  it('leaves keyframes alone, where importance is not valid', () => {
    const frames = '@keyframes ce-turn{0%{rotate:0deg}to{rotate:1turn}}';
    expect(toLightCss(`.a{top:0}${frames}.b{top:0}`)).toBe(
      `@layer ce{.a{top:0!important}${frames}.b{top:0!important}}`,
    );
  });

  it('turns the host into the class of light hosts', () => {
    expect(toLightCss(':host{all:initial!important}:host([hidden]){display:none}:host::before{top:0}')).toBe(
      '@layer ce{.ce-light{all:initial!important}.ce-light[hidden]{display:none!important}.ce-light::before{top:0!important}}',
    );
  });

  it('keeps custom properties and values with colons', () => {
    expect(toLightCss('.a{--ce-_x:1px;width:calc(var(--ce-_x)*2)}/* a:b; */')).toBe(
      '@layer ce{.a{--ce-_x:1px!important;width:calc(var(--ce-_x)*2)!important}}',
    );
  });
});

describe('LIGHT_RESET', () => {
  it('names the layer of the rules before that of the reset, so that it wins', () => {
    expect(LIGHT_RESET).toMatch(/^@layer ce,ce-reset;/);
  });
});
