/** Returns all codes sent to a phone, newest first. */
export async function readSentCodes(url: string, phone: string): Promise<string[]> {
  const outbox = await fetch(`${url}/sandbox/sms`).then((response) => response.text());
  const number = `+60${phone.replace(/\D/g, '').replace(/^0/, '')}`;
  const messages = outbox.split('<li').filter((item) => item.includes(number));
  return messages.flatMap((message) => /class="code">(\d{6})</.exec(message)?.[1] ?? []);
}
