/** A time of day in English or Chinese. Captures the minute. */
const TIME = /(?:凌晨|早上|上午|中午|下午|晚上)?\d{1,2}:(\d\d)(?:\s[ap]m)?/g;

/**
 * Returns true if the second text is the first with some times one minute later. A page that was
 * rendered before a full minute may be hydrated after it.
 */
export function isMinuteLater(before: string, after: string): boolean {
  if (before.replace(TIME, '') !== after.replace(TIME, '')) return false;
  const later = [...after.matchAll(TIME)];
  return [...before.matchAll(TIME)].every(([time, minute], index) => {
    const [laterTime = '', laterMinute = ''] = later[index] ?? [];
    // The hour and the part of the day may change at a full hour.
    if (minute === '59' && laterMinute === '00') return true;
    const next = time.replace(/:\d\d/, `:${String(Number(minute) + 1).padStart(2, '0')}`);
    return laterTime === time || laterTime === next;
  });
}
