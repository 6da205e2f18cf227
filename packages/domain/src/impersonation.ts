/**
 * Words with which a stranger could pass as somebody else in an SMS of ours: "Inspector Otieno", "Safaricom Care". They are
 * left out of a name, and the rest of it stays. They count as whole words, because they are short or part of real names.
 */
const titles = new Set(
  [
    // Ranks and posts.
    'inspector inspekta corporal koplo sergeant sajenti constable konstebo captain kapteni major meja colonel kanali',
    'general jenerali lieutenant luteni commander kamanda commissioner kamishna superintendent ocs ocpd officer afisa',
    'askari chief chifu judge jaji magistrate hakimu prosecutor president rais governor gavana minister senator seneta',
    'mca advocate wakili detective mpelelezi',
    // Offices.
    'police polisi dci cid ntsa eacc kra nhif nssf sha iebc huduma ecitizen court mahakama government serikali ministry',
    'wizara immigration uhamiaji embassy ubalozi county kaunti office ofisi bank benki admin administrator support',
    // Providers, and the service itself.
    'mpesa pesa safaricom airtel telkom equitel fuliza mshwari kcb equity absa ncba stanbic paystack paypal visa',
    'mastercard whatsapp facebook google amini',
  ]
    .join(' ')
    .split(' '),
);

/** Long words that no name contains. They count also when they are spaced or have more letters around them. */
const anywhere =
  /mpesa|safaricom|airtel|telkom|equitel|fuliza|mshwari|paystack|whatsapp|ecitizen|police|polisi|serikali|mahakama|inspector|inspekta/;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a word is a rank, an office or a provider. */
export const isTitle = (word: string): boolean => titles.has(lettersOf(word));

/** Whether a name still pretends after its titles are removed: "S a f a r i c o m", "M-PESA-Kenya". */
export const isImpersonation = (name: string): boolean => anywhere.test(lettersOf(name));
