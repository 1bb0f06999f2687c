/** A time of day with 12 hours, or an age of at most an hour, in English and Chinese. */
const MOMENT =
  /(?:凌晨|早上|上午|中午|下午|晚上)?\d{1,2}:\d\d(?:\s[ap]m)?|now|\d+ minutes? ago|1 hour ago|现在|\d+分钟前|1小时前/g;

/**
 * Returns true if the texts are equal, apart from times of day and ages that are one minute later
 * in the second one. A page that was rendered before a full minute may be hydrated after it.
 */
export function equalsWithinMinute(before: string, after: string): boolean {
  if (before.replace(MOMENT, '') !== after.replace(MOMENT, '')) return false;
  const later = after.match(MOMENT) ?? [];
  return (before.match(MOMENT) ?? []).every((moment, index) => {
    const next = later[index];
    return next !== undefined && (next === moment || isNextMinute(moment, next));
  });
}

function isNextMinute(before: string, after: string): boolean {
  const [age, laterAge] = [ageOf(before), ageOf(after)];
  if (age !== null || laterAge !== null) return age !== null && laterAge === age + 1;
  const [hour = '', minute = ''] = before.match(/\d+/g) ?? [];
  const [laterHour, laterMinute] = after.match(/\d+/g) ?? [];
  // The part of the day may change at a full hour.
  if (minute === '59') {
    return laterMinute === '00' && Number(laterHour) === (Number(hour) % 12) + 1;
  }
  return after === before.replace(/:\d\d/, `:${String(Number(minute) + 1).padStart(2, '0')}`);
}

/** Returns an age in minutes; null for a time of day. */
function ageOf(moment: string): number | null {
  if (moment.includes(':')) return null;
  const count = Number(moment.match(/\d+/)?.[0] ?? 0);
  return /hour|小时/.test(moment) ? count * 60 : count;
}
