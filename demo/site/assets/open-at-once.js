// Opens the example's overlay as if its button had been pressed.
document.querySelector('[data-ce-open]')?.click();
