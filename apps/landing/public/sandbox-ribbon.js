// Shows the ribbon while no real provider is behind the service. Without script, or without an answer, the page is whole.
const answer = await fetch('/api/health');
const ribbon = document.querySelector('#sandbox-ribbon');
if (ribbon !== null && (await answer.text()).includes('"sandbox":true')) ribbon.hidden = false;
