/** The people whom she names as references. */
export const references: Readonly<Record<string, string>> = {
  'Please add at least 2 references': 'Tafadhali ongeza angalau wadhamini 2',
  'You can add up to 5 references': 'Unaweza kuongeza hadi wadhamini 5',
  'Relationship is required': 'Uhusiano unahitajika',
  'You have already named somebody with this number': 'Tayari umemtaja mtu mwenye nambari hii',
  'This person does not want to be a reference. Please name somebody else.':
    'Mtu huyu hataki kuwa mdhamini. Tafadhali mtaje mwingine.',
  'Please fill in your name in your profile first: each reference is told who named them.':
    'Tafadhali jaza jina lako kwenye wasifu kwanza: kila mdhamini huambiwa ni nani aliyemtaja.',
  'This reference is no longer on your list. Please look at the list again.':
    'Mdhamini huyu hayuko tena kwenye orodha yako. Tafadhali angalia orodha tena.',
  'You have named many references today. Please try again tomorrow.':
    'Umetaja wadhamini wengi leo. Tafadhali jaribu tena kesho.',
  'References submitted successfully!': 'Umefaulu kutuma wadhamini!',
  'Reference not found': 'Mdhamini huyu hapatikani kwenye orodha',
  'Reference removed.': 'Mdhamini ameondolewa.',
};
