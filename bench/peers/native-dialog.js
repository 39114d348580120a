// The least that asks for consent: a native dialog written by hand, with the same texts and choices, for no other page.

const dialog = document.createElement('dialog');
dialog.setAttribute('aria-labelledby', 'consent-title');
dialog.innerHTML = `
<form method="dialog">
  <h2 id="consent-title">Cookies on this site</h2>
  <p>We use cookies for the site to work, and others for statistics and advertisements if you agree.</p>
  <p><label><input type="checkbox" name="functional"> Functional: statistics on how the site is used</label></p>
  <p><label><input type="checkbox" name="marketing"> Marketing: advertisements that fit</label></p>
  <p><button value="all">Accept all</button> <button value="none">Reject all</button> <button value="chosen">Save</button></p>
  <p><a href="/data-protection">Data protection</a></p>
</form>`;
dialog.addEventListener('close', () => {
  const chosen = new FormData(dialog.querySelector('form'));
  const isOn = (name) =>
    dialog.returnValue === 'all' || (dialog.returnValue === 'chosen' && chosen.has(name));
  const consent = { functional: isOn('functional'), marketing: isOn('marketing') };
  localStorage.setItem('consent', JSON.stringify(consent));
  dialog.remove();
});
dialog.addEventListener('cancel', (event) => event.preventDefault());
document.body.append(dialog);
dialog.showModal();
