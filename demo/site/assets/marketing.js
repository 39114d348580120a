// What a site does for itself with the marketing consent: the widgets set no such cookie, they tell the choice.
window.ceWidgets ??= [];
window.ceWidgets.push((ce) => {
  const DAY = 24 * 60 * 60;
  ce.on(
    'consent:changed',
    ({ marketing }) => {
      if (!marketing) return;
      const campaign = new URLSearchParams(location.search).get('campaign') ?? 'none';
      document.cookie = `_ce_campaign=${encodeURIComponent(campaign)};max-age=${DAY};path=/;samesite=lax`;
      document.cookie = '_ce_visit=1;path=/;samesite=lax';
    },
    { replay: true },
  );
});
