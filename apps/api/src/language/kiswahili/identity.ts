/** How her identity check stands, and why photos are not taken. */
export const identity: Readonly<Record<string, string>> = {
  'Photo must be less than 2MB': 'Picha lazima iwe chini ya 2MB',
  'There are more files than were asked for.': 'Umetuma faili zaidi ya zilizoombwa.',
  'Too many photos were sent. Please try again tomorrow.':
    'Picha nyingi mno zimetumwa. Tafadhali jaribu tena kesho.',
  'The permission to send photos has run out. Please start again.':
    'Muda wa kutuma picha umeisha. Tafadhali anza tena.',
  'Your identity is verified already.': 'Utambulisho wako tayari umethibitishwa.',
  'Your photos are being looked at. Please wait for the result.':
    'Picha zako zinakaguliwa. Tafadhali subiri matokeo.',
  'Please enter your full name, as it is on your ID card.':
    'Tafadhali andika jina lako kamili, kama lilivyo kwenye kitambulisho chako.',
  'Nothing is asked about your name any more.': 'Hakuna tena swali kuhusu jina lako.',

  'The photos could not be used. Stand in daylight, hold the phone still at eye level, and keep your whole face in the frame.':
    'Picha hazikufaa. Simama kwenye mwanga wa mchana, shika simu bila kutikisa mbele ya macho, na uso wako wote uwe ndani ya fremu.',
  'Your selfie did not match the photo on your ID record. Check that the ID number is yours, take off cap and glasses, and try again in daylight.':
    'Selfie yako haikulingana na picha ya kitambulisho chako kwenye rekodi. Hakikisha nambari ya kitambulisho ni yako, vua kofia na miwani, kisha jaribu tena kwenye mwanga wa mchana.',
  'The camera has to see you yourself, not a photo or a screen. Hold the phone in your own hand, in good light, and follow the steps slowly.':
    'Kamera inapaswa kukuona wewe mwenyewe, si picha wala skrini. Shika simu kwa mkono wako, kwenye mwanga mzuri, na ufuate hatua polepole.',
  'This National ID number is not on the official record. Compare it with your card, correct it in your profile, and try again.':
    'Nambari hii ya kitambulisho haipo kwenye rekodi rasmi. Ilinganishe na kitambulisho chako, irekebishe kwenye wasifu wako, kisha jaribu tena.',
  'This is not how a National ID number is written. Compare it with your card, correct it in your profile, and try again.':
    'Nambari ya kitambulisho haiandikwi hivi. Ilinganishe na kitambulisho chako, irekebishe kwenye wasifu wako, kisha jaribu tena.',
  'Your ID card could not be read. Lay it flat in daylight, without a flash, so that all four corners are in the photo.':
    'Kitambulisho chako hakikusomeka. Kiweke mahali tambarare kwenye mwanga wa mchana, bila mwako wa kamera, na pembe zote nne zionekane.',
  'The ID card does not belong to this profile. Send a photo of your own card, and check name, date of birth and ID number in your profile.':
    'Kitambulisho hiki si cha wasifu huu. Tuma picha ya kitambulisho chako mwenyewe, na ukague jina, tarehe ya kuzaliwa na nambari ya kitambulisho kwenye wasifu wako.',
  'Our team could not confirm your identity with these photos. Try again in daylight, with your own ID card.':
    'Timu yetu haikuweza kuthibitisha utambulisho wako kwa picha hizi. Jaribu tena kwenye mwanga wa mchana, ukiwa na kitambulisho chako.',
  'Nobody could decide within 30 days, so your photos were deleted. We are sorry. Please send new ones: this does not count as an attempt of yours.':
    'Hakuna aliyeweza kuamua ndani ya siku 30, kwa hivyo picha zako zimefutwa. Samahani. Tafadhali tuma mpya: hili halihesabiwi kama jaribio lako.',
  'Your identity is not verified yet. You need your National ID card, daylight and about three minutes.':
    'Utambulisho wako bado haujathibitishwa. Unahitaji kitambulisho chako cha taifa, mwanga wa mchana na kama dakika tatu.',
  'Your photos are being compared with the official record. This usually takes a few minutes.':
    'Picha zako zinalinganishwa na rekodi rasmi. Kwa kawaida huchukua dakika chache.',
  'Our team looks at your photos. This usually takes 24-48 hours. You do not have to do anything.':
    'Timu yetu inaangalia picha zako. Kwa kawaida huchukua saa 24-48. Huhitaji kufanya chochote.',
  'The name on your ID is not the one in your profile. Please tell us which is right.':
    'Jina kwenye kitambulisho chako si lile la wasifu wako. Tafadhali tuambie lipi ni sahihi.',
  'Your identity is verified.': 'Utambulisho wako umethibitishwa.',
  'The official record has no photo of you, which is common. Our team compares you with your ID card. This usually takes 24-48 hours.':
    'Rekodi rasmi haina picha yako, jambo la kawaida. Timu yetu inakulinganisha na kitambulisho chako. Kwa kawaida huchukua saa 24-48.',
  'It did not work by itself, so our team compares you with your ID card. This usually takes 24-48 hours.':
    'Haikuwezekana kwa mashine, kwa hivyo timu yetu inakulinganisha na kitambulisho chako. Kwa kawaida huchukua saa 24-48.',
  'You told us that the name is not yours. Our team looks into it and may call you.':
    'Umetuambia kwamba jina si lako. Timu yetu inafuatilia na huenda ikakupigia simu.',
  'You have no attempts left. Please contact support: a person will help you.':
    'Huna majaribio yaliyobaki. Tafadhali wasiliana na huduma kwa wateja: mtu atakusaidia.',
};
