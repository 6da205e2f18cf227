/**
 * The daily limit for one number, for messages that strangers can trigger: consent requests of employers, their reminders,
 * and notices to a referee. Further messages wait for a morning. The worker's app shows the requests meanwhile.
 */
export const STRANGERS_SMS_PER_DAY = 10;

/** Days of this count begin at three in the morning in Nairobi, when the service sends no SMS. */
export const SMS_DAY_MILLISECONDS = 86_400_000;
/** Eight in the morning in Nairobi. */
const MORNING_MILLISECONDS = 5 * 3_600_000;

/** The send time of a message beyond the limit of the moment's day: the morning of the next day. */
export const nextMorning = (moment: Date): Date =>
  new Date(
    (Math.floor(moment.getTime() / SMS_DAY_MILLISECONDS) + 1) * SMS_DAY_MILLISECONDS + MORNING_MILLISECONDS,
  );
