// Opens the example's overlay as if its button had been pressed: the page's own, or one of an island by its name.
const { button: name } = document.currentScript.dataset;
const find = () =>
  name
    ? [...document.querySelectorAll('[data-ce-widget] *')]
        .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button') ?? [])])
        .find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)
    : document.querySelector('[data-ce-open]');
const press = () => {
  const button = find();
  if (button || !name) button?.click();
  else requestAnimationFrame(press);
};
press();
