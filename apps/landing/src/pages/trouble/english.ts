/** The texts of a page without content. Each names the event and the next step. */
export const english = {
  notFound: {
    title: 'This page is not here',
    text: 'The address may have been cut off or mistyped, or the page was removed. Nothing is wrong with your phone.',
  },
  failure: {
    title: 'Something went wrong on our side',
    text: 'This page could not be made just now. Please load it again in a moment.',
  },
  tooMany: {
    title: 'Please wait a little',
    text: 'This connection asked for very many pages in a short time. Please wait, an hour at most, then load the page again.',
  },
  links: {
    title: 'Where to go from here',
    home: 'Home',
    welcome: 'What we check',
    report: 'Is a report real?',
    signIn: 'Sign in as an employer',
    worker: 'I am a worker',
  },
} as const;
