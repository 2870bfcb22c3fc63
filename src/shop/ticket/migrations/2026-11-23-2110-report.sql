-- The decisions of a period.
create index support_decision_decided on support_decision (decided_at);
