/**
 * To one number in a day, of the messages that somebody she does not know can set off: questions of employers, reminders
 * of them, and being named as a reference. More wait for a morning; what she is asked stands in her app meanwhile.
 */
export const STRANGERS_SMS_PER_DAY = 10;

/** Days of this count begin at three in the morning in Nairobi, when nobody is written to. */
export const SMS_DAY_MILLISECONDS = 86_400_000;
/** Eight in the morning in Nairobi. */
const MORNING_MILLISECONDS = 5 * 3_600_000;

/** When what is too much for the day of this moment may leave: on the next one, once people are up. */
export const nextMorning = (moment: Date): Date =>
  new Date(
    (Math.floor(moment.getTime() / SMS_DAY_MILLISECONDS) + 1) * SMS_DAY_MILLISECONDS + MORNING_MILLISECONDS,
  );
