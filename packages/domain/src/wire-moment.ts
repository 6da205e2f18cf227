const digits = (length: number) =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
const two = digits(2);
const three = digits(3);

/**
 * A moment as `toISOString` writes it, at a third of its cost: a page of workers has thousands of moments.
 * @param moment in the years 1000 to 9999
 */
export const wireMoment = (moment: Date): string =>
  `${moment.getUTCFullYear()}-${two[moment.getUTCMonth() + 1]}-${two[moment.getUTCDate()]}` +
  `T${two[moment.getUTCHours()]}:${two[moment.getUTCMinutes()]}:${two[moment.getUTCSeconds()]}` +
  `.${three[moment.getUTCMilliseconds()]}Z`;
