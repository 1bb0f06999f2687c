/** A time of day in English or Chinese, with 12 hours. Captures the hour and the minute. */
const TIME = /(?:凌晨|早上|上午|中午|下午|晚上)?(\d{1,2}):(\d\d)(?:\s[ap]m)?/g;

/**
 * Returns true if the texts are equal, apart from times that are one minute later in the second
 * one. A page that was rendered before a full minute may be hydrated after it.
 */
export function equalsWithinMinute(before: string, after: string): boolean {
  if (before.replace(TIME, '') !== after.replace(TIME, '')) return false;
  const later = [...after.matchAll(TIME)];
  return [...before.matchAll(TIME)].every((time, index) => {
    const next = later[index];
    return next !== undefined && (next[0] === time[0] || isNextMinute(time, next));
  });
}

/** The part of the day may change at a full hour. */
function isNextMinute(
  [text, hour, minute]: RegExpExecArray,
  [later, laterHour, laterMinute]: RegExpExecArray,
): boolean {
  if (minute === '59') {
    return laterMinute === '00' && Number(laterHour) === (Number(hour) % 12) + 1;
  }
  return later === text.replace(/:\d\d/, `:${String(Number(minute) + 1).padStart(2, '0')}`);
}
