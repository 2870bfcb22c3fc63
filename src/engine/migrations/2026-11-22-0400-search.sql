-- Searching by words, with what every PostgreSQL has: no extension is needed.

-- The words of a text: without marks over and under letters, split at whatever is neither letter nor digit.
create function search_tokens(given text) returns text[] language sql immutable parallel safe
return array_remove(regexp_split_to_array(
  replace(lower(replace(regexp_replace(normalize(given, nfd), '[\u0300-\u036f]+', '', 'g'), 'Đ', 'đ')), 'đ', 'd'),
  '[\s!-/:-@[-`{-~\u00A0\u00B7\u200B-\u2022]+'), '');

-- A number is found whole, however it is spaced.
create function search_joined(given text) returns text language sql immutable parallel safe
return regexp_replace(given, '[\s!-/:-@[-`{-~]+', '', 'g');

-- What is typed: each word as the beginning of one of a row's (a single letter as a whole word), or all of it as one number; an address of
-- email is one word. Digits may also be the row's own number, which stands among its words as '#12'. Of the rows of one owner alone,
-- where one is given: '@3'.
create function search_query(given text, owner bigint default null) returns tsquery language sql immutable parallel safe
return (
  select (
    case when owner is null then '' else '''@' || owner || ''' & ' end || '((' || string_agg(
      case when length(word) = 1 then '''' || word || ''''
      else '''' || word || ''':*' end || case when word ~ '^[0-9]{1,15}$' then ' | ''#' || ltrim(word, '0') || '''' else '' end,
      ') & (') || case when count(*) > 1 then ') | (''' || string_agg(word, '' order by place, at) || ''':*' else '' end || '))'
  )::tsquery
  from regexp_split_to_table(given, '\s+') with ordinality as chunks (chunk, place),
    unnest(search_tokens(case when chunk like '_%@%' then search_joined(chunk) else chunk end)) with ordinality as words (word, at)
);
