/** Words that Swedish passwords are made of, the commonest first; the lists of the library are English. */
export const SWEDISH_PASSWORD_WORDS = [
  ...['lösenord', 'losenord', 'hemligt', 'hemlig', 'välkommen', 'valkommen', 'hejsan', 'hej', 'sverige'],
  ...['sommar', 'sommaren', 'vinter', 'vintern', 'höst', 'hösten', 'host', 'hosten', 'vår', 'våren', 'varen'],
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober'],
  ...['november', 'december', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  ...['midsommar', 'julafton', 'stockholm', 'göteborg', 'goteborg', 'malmö', 'malmo', 'uppsala', 'örebro'],
  ...['räddningstjänst', 'räddningstjänsten', 'raddningstjanst', 'räddning', 'raddning', 'brandman'],
  ...['brandmän', 'brandkår', 'brandstation', 'station', 'utryckning', 'ambulans', 'rökdykare', 'kommun'],
  ...['kommunen', 'intranät', 'intranat', 'administratör', 'administrator', 'inloggning', 'användare'],
  ...['älskling', 'alskling', 'fotboll', 'hockey', 'ishockey', 'hammarby', 'djurgården', 'djurgarden'],
  ...['blåvitt', 'blavitt', 'kärlek', 'karlek', 'mamma', 'pappa', 'hunden', 'katten', 'bajen'],
];
