// Settings > ce-widgets: asks what answers, and shows it.
(({ apiFetch, i18n, a11y }) => {
  const { __ } = i18n;
  const button = document.getElementById('ce-widgets-check');
  const result = document.getElementById('ce-widgets-check-result');

  button.addEventListener('click', async () => {
    // Stays focusable: a disabled button would lose the focus.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    result.replaceChildren(paragraph(__('Asking …', 'ce-widgets')));
    try {
      show(await apiFetch({ path: '/ce-widgets/v1/check', method: 'POST' }));
    } catch (error) {
      result.replaceChildren(notice('error', [paragraph(error.message)]));
    }
    button.removeAttribute('aria-disabled');
  });

  function show(lines) {
    const wrong = lines.filter(({ isRight }) => !isRight);
    const list = document.createElement('ul');
    list.style.listStyle = 'none';
    list.append(...lines.map(lineOf));
    result.replaceChildren(notice(wrong.length > 0 ? 'warning' : 'success', [list]));
    a11y.speak(
      wrong.length > 0
        ? wrong.map(({ name, outcome }) => `${name}: ${outcome}`).join(' ')
        : __('Everything answers.', 'ce-widgets'),
    );
  }

  function lineOf({ name, isRight, outcome }) {
    const item = document.createElement('li');
    const title = document.createElement('strong');
    title.textContent = `${isRight ? '✓' : '✗'} ${name}: `;
    item.append(title, outcome);
    return item;
  }

  function notice(kind, children) {
    const box = document.createElement('div');
    box.className = `notice notice-${kind} inline`;
    box.append(...children);
    return box;
  }

  function paragraph(text) {
    const element = document.createElement('p');
    element.textContent = text;
    return element;
  }
})(window.wp);
