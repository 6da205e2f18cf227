/** What was found about her, and what she says to it. */
export const findings: Readonly<Record<string, string>> = {
  'Finding not found': 'Matokeo hayapatikani',
  'Dispute not found': 'Pingamizi halipatikani',
  'Incident not found': 'Tukio halipatikani',
  'Please write why this is wrong.': 'Tafadhali andika kwa nini hii si kweli.',
  'Please write what happened.': 'Tafadhali andika kilichotokea.',
  'There is no room for so many more words here. Our team reads all that you have written.':
    'Hakuna nafasi ya maneno mengi zaidi hapa. Timu yetu itasoma yote uliyoandika.',
  'Nothing stands against you here any more. Please look again.':
    'Hakuna tena jambo dhidi yako hapa. Tafadhali angalia tena.',
  'You have disputed this already. Our team is looking at it.':
    'Tayari umepinga hili. Timu yetu inalishughulikia.',
  'Our team has decided this already.': 'Timu yetu tayari imeamua hili.',
  'You have written to us many times today. Please try again tomorrow.':
    'Umetuandikia mara nyingi leo. Tafadhali jaribu tena kesho.',
  'Sent. Everybody who reads this result now sees that you dispute it.':
    'Imetumwa. Kila anayesoma matokeo haya sasa anaona kwamba unayapinga.',
  'You took your dispute back.': 'Umeondoa pingamizi lako.',
  'Sent. Our team reads it before anything is decided.':
    'Imetumwa. Timu yetu itaisoma kabla ya kuamua chochote.',
};
