/** What the service says in Kiswahili, letter for letter: a test over the repository holds each to what stands in `apps/api`. */
export const said = {
  notStarted:
    'Utambulisho wako bado haujathibitishwa. Unahitaji kitambulisho chako cha taifa, mwanga wa mchana na kama dakika tatu.',
  underReview: 'Timu yetu inaangalia picha zako. Kwa kawaida huchukua saa 24-48. Huhitaji kufanya chochote.',
  faceDiffers:
    'Selfie yako haikulingana na picha ya kitambulisho chako kwenye rekodi. Hakikisha nambari ya kitambulisho ni yako, vua kofia na miwani, kisha jaribu tena kwenye mwanga wa mchana.',
  nameDiffers: 'Jina kwenye kitambulisho chako si lile la wasifu wako. Tafadhali tuambie lipi ni sahihi.',
  requestAccepted: 'Umekubali ombi! Mwajiri atawasiliana nawe hivi karibuni.',
  disputedTooOften: 'Umetuandikia mara nyingi leo. Tafadhali jaribu tena kesho.',
} as const;
