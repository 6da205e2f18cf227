/** A line on the screen. */
export const say = (text: string) => void process.stdout.write(`${text}\n`);
